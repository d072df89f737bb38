/* global document */
const byId = (id) => document.getElementById(`specimen-${id}`);

byId('name').addEventListener('input', ({ target }) => {
  byId('echo').value = target.value;
});
byId('count').addEventListener('click', () => {
  byId('clicks').value = Number(byId('clicks').value) + 1;
});
