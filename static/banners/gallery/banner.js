'use strict';
(() => {
  /** A script in the address would run on the publisher's page. */
  const isOfTheWeb = (address) => /^https?:\/\/\w/i.test(address ?? '');

  const ad = document.querySelector('.ad');
  const row = document.querySelector('.row');
  const controls = document.querySelector('.controls');
  const given = document.querySelector('.slide').href;
  const dots = document.querySelector('.dots');
  const query = new URLSearchParams(location.search);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  /** How long a picture stays while the row moves by itself. */
  const stay = 3400;

  /** Each picture may have an address of its own; `clickTag` stands for those that have none. */
  const addressOf = (index) => {
    const name = `clickTag${index + 1}`;
    const wanted = [query.get(name), query.get('clickTag'), window[name], window.clickTag];
    return wanted.find(isOfTheWeb) ?? given;
  };

  const element = (name, className, text = '') =>
    Object.assign(document.createElement(name), { className, textContent: text });

  const pictureOf = async ({ picture, alt }) => {
    const holder = element('span', 'picture');
    if (picture.endsWith('.svg')) {
      // Into the page, so that its door can open.
      const drawing = new DOMParser().parseFromString(
        await (await fetch(picture)).text(),
        'image/svg+xml',
      ).documentElement;
      drawing.setAttribute('role', 'img');
      drawing.setAttribute('aria-label', alt);
      holder.append(document.importNode(drawing, true));
    } else holder.append(Object.assign(new Image(300, 250), { src: picture, alt, draggable: false }));
    return holder;
  };

  const slideOf = async (slide, index) => {
    const link = element('a', 'slide');
    Object.assign(link, { href: addressOf(index), target: '_blank', rel: 'noopener', draggable: false });
    link.style.setProperty('--colour', slide.words);
    link.append(
      await pictureOf(slide),
      element('span', 'house', document.querySelector('.house').textContent),
      element('span', 'caption', slide.caption),
      element('span', 'note', slide.note),
      element('span', 'action', slide.action),
    );
    return link;
  };

  const dotOf = ({ caption }, index) => {
    const dot = element('button', 'dot');
    dot.type = 'button';
    dot.setAttribute('aria-label', `${dots.dataset.name} ${index + 1}, ${caption}`);
    dot.append(document.createElement('i'));
    return dot;
  };

  const leaf = (slides) => {
    let at = 0;
    let timer = 0;
    const last = slides.length - 1;
    const steps = [...controls.querySelectorAll('.step')];

    const show = (index) => {
      at = Math.max(0, Math.min(last, index));
      row.style.setProperty('--at', `${-300 * at}px`);
      slides.forEach((slide, place) => {
        slide.classList.toggle('here', place === at);
        slide.inert = place !== at;
        if (place === at) dots.children[place].setAttribute('aria-current', 'true');
        else dots.children[place].removeAttribute('aria-current');
      });
      steps[0].setAttribute('aria-disabled', String(at === 0));
      steps[1].setAttribute('aria-disabled', String(at === last));
    };

    // Once through, by itself; whoever touches it has it in hand from then on.
    const stop = () => clearInterval(timer);
    const go = () => {
      timer = setInterval(() => {
        if (ad.matches(':hover')) return;
        show(at + 1);
        if (at === last) stop();
      }, stay);
    };
    for (const event of ['pointerdown', 'keydown', 'focusin']) ad.addEventListener(event, stop);

    steps.forEach((step) => step.addEventListener('click', () => show(at + Number(step.dataset.step))));
    [...dots.children].forEach((dot, index) => dot.addEventListener('click', () => show(index)));
    ad.addEventListener('keydown', ({ key }) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (!step) return;
      const wasOnSlide = document.activeElement.classList.contains('slide');
      show(at + step);
      if (wasOnSlide) slides[at].focus({ preventScroll: true });
    });

    let from;
    let moved = 0;
    row.addEventListener('pointerdown', (event) => {
      if (event.button === 0) [from, moved] = [event.clientX, 0];
    });
    row.addEventListener('dragstart', (event) => event.preventDefault());
    row.addEventListener('pointermove', (event) => {
      if (from === undefined) return;
      moved = event.clientX - from;
      if (Math.abs(moved) < 6) return;
      row.setPointerCapture(event.pointerId);
      row.classList.add('held');
      const isEnd = (at === 0 && moved > 0) || (at === last && moved < 0);
      row.style.setProperty('--at', `${-300 * at + (isEnd ? moved / 3 : moved)}px`);
    });
    const release = () => {
      if (from === undefined) return;
      from = undefined;
      row.classList.remove('held');
      show(Math.abs(moved) > 45 ? at - Math.sign(moved) : at);
    };
    row.addEventListener('pointerup', release);
    row.addEventListener('pointercancel', release);
    // A swipe is not a click.
    row.addEventListener(
      'click',
      (event) => {
        if (Math.abs(moved) >= 6) event.preventDefault();
        moved = 0;
      },
      true,
    );

    // The first door stands open from the start, with its dot: a closed one does not say that this is a gallery.
    show(0);
    new IntersectionObserver(
      ([{ isIntersecting }], watcher) => {
        if (!isIntersecting) return;
        watcher.disconnect();
        if (!calm) go();
      },
      { threshold: 0.4 },
    ).observe(ad);
  };

  const start = async () => {
    document.querySelector('.slide').href = addressOf(0);
    const list = row.dataset.slides;
    const slides = await (await fetch(list)).json();
    const links = await Promise.all(slides.map(slideOf));
    row.replaceChildren(...links);
    dots.replaceChildren(...slides.map(dotOf));
    controls.hidden = false;
    leaf(links);
  };
  // Without the list the first picture remains, with its link.
  start().catch(() => undefined);
})();
