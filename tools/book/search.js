// The search of the book: every word must stand in an entry of `searchIndex`.
const most = 50;
const form = document.getElementById('search');
const field = document.getElementById('words');
const count = document.getElementById('count');
const found = document.getElementById('found');
const entries = searchIndex.map(([words, place]) => ({ words, place, plain: words.toLowerCase() }));

function entryOf({ words, place }) {
  const link = document.createElement('a');
  link.href = place;
  link.textContent = words;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function search() {
  const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = wanted.length === 0 ? [] : entries.filter(({ plain }) => wanted.every((word) => plain.includes(word)));
  found.replaceChildren(...hits.slice(0, most).map(entryOf));
  if (wanted.length === 0) count.textContent = '';
  else
    count.textContent =
      hits.length > most ? `${hits.length} found, the first ${most} are shown` : `${hits.length} found`;
}

form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
field.addEventListener('input', search);
search();
