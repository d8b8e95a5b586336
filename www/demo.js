// What an author may add: the result in words of the page's own, and a frame as high as it says.
document.addEventListener("hule-change", ({ target, detail }) => {
  if (target.id === "try") document.getElementById("result").textContent = detail.summary;
});

const frame = document.getElementById("frame");
addEventListener("message", ({ source, origin, data }) => {
  const isSize = source === frame.contentWindow && origin === new URL(frame.src).origin
    && data?.hule === 1 && data.type === "size" && Number.isFinite(data.height);
  if (isSize) frame.height = Math.min(Math.max(data.height, 40), 4000);
});
