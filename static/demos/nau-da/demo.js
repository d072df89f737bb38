const $=(s,r=document)=>r.querySelector(s),$$=(s,r=document)=>[...r.querySelectorAll(s)];
const money=(n)=>(n?`${String(n)}.000`.replace(/(\d)(?=(\d{3})+\.)/g,'$1.'):'0')+' đ';
const bag=new Map(),list=$('[data-list]'),empty=list.innerHTML;
function draw(){
  let n=0,t=0,h='';
  for(const[k,v]of bag){n+=v.q;t+=v.q*v.p;h+=`<li><span>${v.q} × ${k}</span><button type="button" data-less="${k}" aria-label="Bớt một ${k}">bớt</button></li>`}
  list.innerHTML=h||empty;$('[data-total]').textContent=money(t);$('[data-count]').textContent=n;
  $$('[data-p]').forEach((b)=>b.classList.toggle('on',bag.has(`${b.dataset.n}, ${b.dataset.s}`)));
}
function put(b){const k=`${b.dataset.n}, ${b.dataset.s}`,v=bag.get(k)||{q:0,p:Number(b.dataset.p)};v.q++;bag.set(k,v)}
$$('[data-p]').forEach((b)=>b.addEventListener('click',(e)=>{e.preventDefault();put(b);draw();$('[data-status]').textContent=''}));
list.addEventListener('click',(e)=>{const k=e.target.dataset.less;if(!k)return;const v=bag.get(k);if(--v.q<1)bag.delete(k);draw();(list.querySelector('button')||$('[data-where]')).focus()});
$('[data-bag]').addEventListener('submit',(e)=>{e.preventDefault();$('[data-status]').textContent=bag.size?`Quầy ${$('[data-where]').value} nghe rồi. Trang mẫu nên chưa ai pha, trang thật sẽ reo ngay ở quầy.`:'Túi còn trống, chọn một ly trước đã.'});
// open windows, by Saigon's clock
const d=new Date(Date.now()+7*36e5),mins=d.getUTCHours()*60+d.getUTCMinutes(),m=(s)=>{const[a,b]=s.split(':');return a*60+Number(b)};
const open=(o,c)=>o<c?mins>=o&&mins<c:mins>=o||mins<c;
const qs=$$('[data-qs] li'),pins=$$('[data-pin]');
qs.forEach((q,i)=>{const ok=open(m(q.dataset.o),m(q.dataset.c));q.classList.toggle('shut',!ok);pins[i].classList.toggle('shut',!ok);$('em',q).textContent=ok?`mở tới ${q.dataset.c}`:`mở lúc ${q.dataset.o}`;q.ok=ok;q.pin=pins[i]});
const n=qs.filter((q)=>q.ok).length;
$('[data-now]').textContent=n?`${n} quầy đang mở`:'Mở lại lúc 5 giờ';
function near(){
  const[x,y]=$('[data-at]').value.split(',').map(Number),you=$('[data-you]');you.style.left=`${x}%`;you.style.top=`${y}%`;
  const far=(q)=>Math.hypot((q.dataset.x-x)*.13,(q.dataset.y-y)*.08),l=[...qs].sort((a,b)=>b.ok-a.ok||far(a)-far(b)),km=far(l[0]).toFixed(1).replace('.',',');
  $('[data-qs]').append(...l);qs.forEach((q)=>q.pin.classList.remove('near'));
  if(l[0].ok)l[0].pin.classList.add('near');
  const name=$('b',l[0]).textContent;$('[data-open]').textContent=l[0].ok?`Gần nhất đang mở: ${name}, ${km} km.`:`Giờ này các quầy đã nghỉ. ${name} mở lúc ${l[0].dataset.o}.`;
  $('[data-where]').value=name;
}
$('[data-at]').addEventListener('change',near);near();
const hs=$$('[data-h]');const h=[...hs].reverse().find((l)=>Number(l.dataset.h)<=d.getUTCHours())||hs[hs.length-1];h.classList.add('is');
// something in the bag to begin with
put($('[data-n="Nâu đá"][data-s="vừa"]'));put($('[data-n="Trà tắc xí muội"][data-s="lớn"]'));draw();
