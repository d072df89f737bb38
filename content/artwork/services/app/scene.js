/** Screens on a ground of their own: each shows the language that is asked of the picture. */
for (const frame of document.querySelectorAll('iframe'))
  frame.src = `screens/${frame.name}.html${location.search}`;
