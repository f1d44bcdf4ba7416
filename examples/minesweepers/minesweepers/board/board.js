// The board of Minesweepers: an ES module that needs no build. `mount` draws into an element; `update` is called
// whenever something changes, with the same properties that the boards of Admiralty get.

function element(name, className, text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function button(action, { legal, busy, words, choose }) {
  const made = element('button', 'button', words.action(action));
  made.type = 'button';
  made.dataset.action = action;
  made.disabled = busy || !legal.includes(action);
  made.addEventListener('click', () => choose(action));
  return made;
}

/** One lane: its name, its mines, and the way into it. */
function lane(id, mines, props) {
  const made = element('section', 'minesweepers-lane');
  made.append(element('h3', '', props.words.name('lane', id)));
  const row = element('p', 'minesweepers-mines', '●'.repeat(mines));
  row.setAttribute('aria-label', `${props.words.say('view-mines')}: ${mines}`);
  made.append(row, button(`enter ${id}`, props));
  return made;
}

function draw(target, props) {
  const { view, legal } = props;
  const field = element('div', 'minesweepers-field');
  field.append(...Object.entries(view.mines).map(([id, mines]) => lane(id, mines, props)));
  const counts = element('div', 'minesweepers-counts');
  counts.append(
    ...legal.filter((action) => action.startsWith('sweep ')).map((action) => button(action, props)),
  );
  target.replaceChildren(field, counts);
}

export function mount(target, props) {
  const style = element('link', '');
  style.rel = 'stylesheet';
  style.href = new URL('board.css', import.meta.url).href;
  document.head.append(style);
  draw(target, props);
  return {
    update: (next) => draw(target, next),
    destroy: () => style.remove(),
  };
}
