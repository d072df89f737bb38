const $=(s,r=document)=>r.querySelector(s),$$=(s,r=document)=>[...r.querySelectorAll(s)];
const vnd=(k)=>`${k}.000 đ`.replace(/^(\d)(\d{3})\./,'$1.$2.');
const fingers=$$('[data-f]'),minis=$$('[data-mini]'),pick=(n)=>$(`input[name="${n}"]:checked`);
const adds=Object.fromEntries($$('input[name=hoa-tiet]').map((i)=>[i.value,Number(i.dataset.add)]));
const hex=Object.fromEntries($$('input[name=mau]').map((i)=>[i.value,i.dataset.hex]));
let set=null;
// a second colour that shows on the first: light on dark, red on light
const second=(c)=>{const n=parseInt(c.slice(1),16),l=(n>>16)*.3+((n>>8)&255)*.59+(n&255)*.11;return l>190?'#e5281b':l>120?'#fff6ea':'#ffe27a'};
function dress(g,pat,c,d){g.style.setProperty('--c',c);g.style.setProperty('--d',d);$('use',g).setAttribute('href',`#p-${pat}`)}
function paint(b){
  const m=pick('mau'),p=pick('hoa-tiet'),c=m.dataset.hex,d=second(c);
  Object.assign(b.dataset,{pat:p.value,c:m.value,d});
  b.setAttribute('aria-label',`${b.getAttribute('aria-label').split(':')[0]}: ${m.value}, ${p.dataset.n.toLowerCase()}`);
  dress($('[data-nail]',b),p.value,c,d);dress($('g',minis[b.dataset.f]),p.value,c,d);
}
function bill(){
  const k=120+fingers.reduce((a,b)=>a+adds[b.dataset.pat],0),m=Math.round((45+fingers.reduce((a,b)=>a+adds[b.dataset.pat],0)/3)/5)*5;
  $('[data-cost]').textContent=vnd(k);$('[data-min]').textContent=`${m}\u00a0phút`;
  const go=$('[data-go]').checked,s=set||{p:k,m};
  $('[data-what]').textContent=set?`${set.n}, trên tường`:`Bộ tự sơn, ${pick('dang').dataset.n.toLowerCase()}`;
  $('[data-pay]').textContent=`${vnd(Number(s.p)+(go?30:0))}, ${Number(s.m)+(go?15:0)}\u00a0phút`;
  const w=pick('cho');if(w)$('[data-who]').textContent=w.value;
}
function choose(tile){
  $$('.tile').forEach((t)=>{t.classList.toggle('sel',t===tile);const b=$('button',t);b.setAttribute('aria-pressed',t===tile);b.firstElementChild.firstChild.textContent=t===tile?'Đã chọn':'Chọn'});
  set=tile?{n:$('button',tile).dataset.set,p:$('button',tile).dataset.p,m:$('button',tile).dataset.m}:null;
  const gs=tile?$$('svg>g',tile):null,sh=tile?tile.dataset.dang:pick('dang').value;
  minis.forEach((s,i)=>{const g=$('g',s);g.setAttribute('clip-path',`url(#c-${sh})`);if(gs){const o=gs[i%gs.length];dress(g,$('use',o).getAttribute('href').slice(3),o.style.getPropertyValue('--c'),o.style.getPropertyValue('--d'))}else{const b=fingers[i];dress(g,b.dataset.pat,hex[b.dataset.c],b.dataset.d)}});
  bill();
}
fingers.forEach((b)=>b.addEventListener('click',()=>{paint(b);choose(null)}));
$('[data-all]').addEventListener('click',()=>{fingers.forEach(paint);choose(null)});
$$('input[name=dang]').forEach((i)=>i.addEventListener('change',()=>{$$('[data-nail]').forEach((g)=>g.setAttribute('clip-path',`url(#c-${i.value})`));choose(null)}));
$$('input[name=da]').forEach((i)=>i.addEventListener('change',()=>document.documentElement.style.setProperty('--skin',i.value)));
$('[data-desk]').addEventListener('submit',(e)=>{e.preventDefault();choose(null);$('#hen').scrollIntoView();$('[name=ten]').focus({preventScroll:true})});
$$('.tile button').forEach((b)=>b.addEventListener('click',()=>{const t=b.closest('.tile');choose(t.classList.contains('sel')?null:t)}));
$$('[data-filter] input').forEach((i)=>i.addEventListener('change',()=>{
  const f=['dang','mau','dip'].map((k)=>[k,pick(`f-${k}`).value]);let n=0;
  $$('.tile').forEach((t)=>{t.hidden=!f.every(([k,v])=>!v||t.dataset[k]===v);n+=!t.hidden});
  $('[data-n]').textContent=n?`${n} mẫu`:'Chưa có mẫu nào như vậy, bạn sơn thử ở trên rồi gửi thợ nhé.'}));
$('[data-filter]').addEventListener('submit',(e)=>{e.preventDefault();$('#luoi').scrollIntoView()});
$$('input[name=cho],[data-go]').forEach((i)=>i.addEventListener('change',bill));
$('[data-seat]').addEventListener('submit',(e)=>{e.preventDefault();const w=pick('cho');$('[data-status]').textContent=`${$('[name=ten]').value.trim()||'Bạn'} ơi, ${w?w.value:'tiệm'} giữ ghế rồi. Đây là trang mẫu, trang thật sẽ nhắn thợ kèm hình bộ móng.`});
const d=new Date();$('[data-day]').textContent=`Chỗ trống ngày mai, ${new Intl.DateTimeFormat('vi-VN',{weekday:'long',day:'numeric',month:'numeric'}).format(new Date(d.getFullYear(),d.getMonth(),d.getDate()+1))}. Ô gạch chéo là đã có khách.`;
$$('.menu a').forEach((a)=>a.addEventListener('click',()=>a.closest('details').open=false));
bill();
