// Runs in the frame of the chat's stand-in. What was said outlives the page of the shop.
const KEY = 'chat';
const list = document.querySelector('ul');
const form = document.querySelector('form');

const said = () => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return []; // somebody else's, or a browser that keeps nothing
  }
};

const draw = (texts) => {
  list.replaceChildren(...texts.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { message } = form.elements;
  const texts = [...said(), `You: ${message.value}`, 'Shop: Thank you, we look into it.'].slice(-50);
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // it stands on the page all the same
  }
  draw(texts);
  form.reset();
});

draw(said());
parent.postMessage({ chat: 'ready' }, document.referrer || '*');
