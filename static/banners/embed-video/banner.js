'use strict';

const $ = (id) => document.getElementById(id);
const [ad, film, count] = [$('ad'), $('film'), $('count')];
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The click address: a web address from the query, else the one in the file. */
const address = new URLSearchParams(location.search).get('clickTag');
if (/^https?:\/\/\w/i.test(address ?? '')) $('click').href = address;

/** The number beside the film: doubled at each second in which the dough is folded, and whole without a film. */
const folds = [1.4, 2.6, 3.6, 4.4, 5.1, 5.7, 6.2, 6.6, 6.95, 7.25, 7.5, 7.75];
const bowl = 9.6;
const say = (number) => {
  const words = number.toLocaleString(document.documentElement.lang);
  if (count.textContent === words) return;
  count.textContent = words;
  $('many').hidden = number === 1;
  ad.classList.remove('hit');
  void ad.offsetWidth;
  ad.classList.add('hit');
};
const keepUp = () => {
  say(2 ** folds.filter((fold) => fold <= film.currentTime).length);
  ad.classList.toggle('before', film.currentTime < bowl);
  $('time').style.scale = `${film.currentTime / (film.duration || 12)} 1`;
  if (!film.paused) requestAnimationFrame(keepUp);
};

/** Subtitles stand below the film, where they cover nothing. */
const tracks = [...film.textTracks];
const said = $('said');
const motto = said.textContent;
let spoken = 0;
const speak = () => {
  const cue = tracks[spoken]?.activeCues?.[0];
  said.textContent = cue?.text ?? (film.currentTime > 0 && !film.ended ? '' : motto);
  said.lang = cue ? tracks[spoken].language : document.documentElement.lang;
};
const names = $('words').dataset;
const choose = (language) => {
  spoken = language;
  tracks.forEach((track, at) => (track.mode = at === language ? 'hidden' : 'disabled'));
  const track = tracks[language];
  $('words').textContent = track ? track.language.toUpperCase() : names.off;
  $('words').setAttribute('aria-label', `${names.name}: ${track ? track.label : names.off.toLowerCase()}`);
  speak();
};
tracks.forEach((track) => track.addEventListener('cuechange', speak));

const play = () => film.play().catch(() => {});
const toggle = () => (film.paused ? play() : film.pause());
film.addEventListener('play', () => {
  const focused = document.activeElement === $('start');
  ad.classList.add('playing');
  ad.classList.remove('waiting');
  $('start').hidden = true;
  $('controls').hidden = false;
  $('play').setAttribute('aria-label', $('play').dataset.pause);
  if (focused) $('play').focus();
  keepUp();
});
film.addEventListener('pause', () => {
  ad.classList.remove('playing');
  $('play').setAttribute('aria-label', $('play').dataset.play);
});
film.addEventListener('ended', speak);
film.addEventListener('seeked', () => (speak(), keepUp()));
film.addEventListener('error', () => ($('start').hidden = true));
film.addEventListener('click', toggle);
$('start').addEventListener('click', play);
$('play').addEventListener('click', toggle);
$('sound').addEventListener('click', () => {
  film.muted = !film.muted;
  ad.classList.toggle('loud', !film.muted);
  $('sound').setAttribute('aria-pressed', String(!film.muted));
});
$('words').addEventListener('click', () => choose((spoken + 1) % (tracks.length + 1)));
addEventListener('keydown', (event) => {
  if (event.target.closest?.('a, button')) return;
  if (event.key === ' ' || event.key === 'k') toggle();
  else return;
  event.preventDefault();
});

// A film that nobody sees stops.
new IntersectionObserver(([{ isIntersecting }]) => isIntersecting || film.pause(), { threshold: 0 }).observe(film);

/** Runs something once half of the banner is on the screen. */
const whenSeen = (run) => {
  const eye = ([{ isIntersecting }], observer) => {
    if (!isIntersecting) return;
    observer.disconnect();
    run();
  };
  new IntersectionObserver(eye, { threshold: 0.5 }).observe(ad);
};

/** Twelve doublings in two seconds, then it waits. */
const begin = () => {
  ad.classList.add('before');
  let fold = 0;
  say(1);
  const next = () => {
    if (!film.paused || film.currentTime > 0) return;
    say(2 ** ++fold);
    if (fold < 12) return setTimeout(next, 300 - fold * 18);
    setTimeout(() => film.paused && ad.classList.remove('before'), 300);
  };
  whenSeen(() => setTimeout(next, 500));
};
film.controls = false;
$('start').hidden = false;
choose(0);
if (!still) {
  whenSeen(() => ad.classList.add('waiting'));
  begin();
}
