const $=(s,r=document)=>r.querySelector(s),$$=(s,r=document)=>[...r.querySelectorAll(s)];
const form=$('[data-book]'),money=(n)=>(n*1000).toLocaleString('vi-VN').replace(/,/g,'.')+' đ';
const iso=(d)=>`${d.getFullYear()}-${String(d.getMonth()+1).padStart(2,'0')}-${String(d.getDate()).padStart(2,'0')}`;
const day=(d)=>`${d.getDate()}/${d.getMonth()+1}`,today=new Date();today.setHours(0,0,0,0);
const add=(d,n)=>new Date(d.getFullYear(),d.getMonth(),d.getDate()+n);
const radios=$$('input[name=phong]'),room=()=>radios.findIndex((r)=>r.checked);
const weekend=(d)=>d.getDay()===5||d.getDay()===6;
// full nights differ by room, and stay the same on every visit of a day
const taken=(r,d)=>{const k=Math.floor(d.getTime()/864e5);return (k*7+r*5)%11<3||(weekend(d)&&(k+r*3)%5<2)};
const price=(d)=>Number(radios[room()].dataset[weekend(d)?'b':'a']);
let shown=new Date(today.getFullYear(),today.getMonth(),1),from=null,to=null;
const cal=$('[data-cal]');
function nights(){const l=[];for(let d=from;from&&to&&d<to;d=add(d,1))l.push(d);return l}
function draw(focus){
  const y=shown.getFullYear(),m=shown.getMonth(),n=new Date(y,m+1,0).getDate(),lead=(new Date(y,m,1).getDay()+6)%7;
  let h=`<div class="calh"><button type="button" data-go="-1" aria-label="Tháng trước"${shown<=today?' disabled':''}>‹</button><p aria-live="polite">Tháng ${m+1}, ${y}</p><button type="button" data-go="1" aria-label="Tháng sau">›</button></div><div class="days">`;
  h+=['T2','T3','T4','T5','T6','T7','CN'].map((d)=>`<span>${d}</span>`).join('')+'<span></span>'.repeat(lead);
  for(let i=1;i<=n;i++){const d=new Date(y,m,i),off=d<today||(taken(room(),d)&&!(from&&!to&&+d===+to));
    const cl=[weekend(d)?'we':'',from&&to&&d>from&&d<to?'in':'',(from&&+d===+from)||(to&&+d===+to)?'end':''].join(' ').trim();
    h+=`<button type="button" data-d="${iso(d)}"${cl?` class="${cl}"`:''}${off&&!cl.includes('end')?' disabled':''} aria-label="${i}\u00a0tháng ${m+1}, ${off?'hết phòng':money(price(d))}">${i}<small>${off?'':price(d)}</small></button>`}
  cal.innerHTML=h+'</div>'; if(focus)cal.querySelector(focus)?.focus();
  sum();
}
function sum(){
  const l=nights(),per=l.length||1; let t=l.length?l.reduce((a,d)=>a+price(d),0):price(from||today);
  $$('.add input',form).forEach((c)=>{if(c.checked)t+=c.name==='an'?360*per:c.name==='ao'?80:150});
  $('[data-nights]').textContent=l.length?`${l.length}\u00a0đêm, ${day(from)} đến ${day(to)}`:from?`Đến ${day(from)}, chọn ngày về`:'Một đêm, chọn ngày trên lịch';
  $('[data-sum]').textContent=money(t);
}
function clash(){return nights().find((d)=>taken(room(),d))}
function pick(d){
  if(!from||to||d<=from){from=d;to=null}else{to=d;const c=clash();if(c){$('[data-status]').textContent=`Đêm ${day(c)} phòng đã có khách, bạn chọn lại giúp.`;from=d;to=null}else $('[data-status]').textContent=''}
  $('[data-from]').value=from?iso(from):'';$('[data-to]').value=to?iso(to):'';
}
cal.addEventListener('click',(e)=>{const b=e.target.closest('button');if(!b)return;
  if(b.dataset.go){shown=new Date(shown.getFullYear(),shown.getMonth()+Number(b.dataset.go),1);draw(`[data-go="${b.dataset.go}"]`)}
  else{const[y,m,d]=b.dataset.d.split('-').map(Number);pick(new Date(y,m-1,d));draw(`[data-d="${b.dataset.d}"]`)}});
function show(){const r=radios[room()];$('[data-pic]').src=r.dataset.src;$('[data-cap]').textContent=`${r.value}: ${money(+r.dataset.a)}\u00a0ngày thường, ${money(+r.dataset.b)} cuối tuần`;if(clash()){from=to=null;$('[data-from]').value=$('[data-to]').value=''}draw()}
radios.forEach((r)=>r.addEventListener('change',show));
$$('[data-pick]').forEach((a)=>a.addEventListener('click',()=>{radios[a.dataset.pick].checked=true;show()}));
$$('.add input').forEach((c)=>c.addEventListener('change',sum));
const read=(v)=>{const[y,m,d]=v.split('-').map(Number);return v?new Date(y,m-1,d):null};
$$('[data-from],[data-to]').forEach((i)=>i.addEventListener('change',()=>{from=read($('[data-from]').value);to=read($('[data-to]').value);if(from&&to&&to<=from)to=null;if(from)shown=new Date(from.getFullYear(),from.getMonth(),1);draw()}));
form.addEventListener('submit',(e)=>{e.preventDefault();const s=$('[data-status]'),l=nights(),c=clash();
  s.textContent=!l.length?'Bạn chọn giúp ngày nhận và ngày trả phòng trên lịch nhé.':c?`Đêm ${day(c)} phòng đã có khách, bạn chọn ngày khác giúp.`:`${radios[room()].value}, ${l.length}\u00a0đêm từ ${day(from)}: Hạ ghi vào sổ rồi. Đây là trang mẫu, trang thật sẽ nhắn bạn số tài khoản để cọc.`});
const free=radios.filter((r,i)=>!taken(i,today)).map((r)=>r.value);
$('[data-tonight]').textContent=free.length?free.join(', '):'mỗi ghế ngoài hiên, mai lại có phòng';
$$('.menu a').forEach((a)=>a.addEventListener('click',()=>a.closest('details').open=false));
// a first stay to look at: the next free night
let d=today.getDate()>18?new Date(today.getFullYear(),today.getMonth()+1,7):add(today,1);while(taken(room(),d))d=add(d,1);from=d;to=add(d,1);if(!taken(room(),to))to=add(to,1);shown=new Date(from.getFullYear(),from.getMonth(),1);
$('[data-from]').value=iso(from);$('[data-to]').value=iso(to);draw();
