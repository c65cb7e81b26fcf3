import { move } from './game/match/move';
import { emptyTable } from './game/match/opening';
import { optionsFrom } from './game/match/options';
import { legalFor } from './game/view';
import { loadCatalog } from './server/content/project';
import { Dice } from './server/simulation/dice';
import { chooseMove } from './server/simulation/players';
const c = await loadCatalog();
let h=0;
function g(seed:string){const dice=new Dice(seed);const {options}=optionsFrom(c,2,{factions:'random'});let s=emptyTable(c,options,seed);let n=0;
while(s.phase!=='over'){for(const p of s.players.keys()){const w=chooseMove(legalFor(c,s,p),s.resolution?.decision??null,dice,'random');if(!w)continue;const o=move(c,s,p,w);if(!o.ok)throw new Error(o.reason);s=o.state;n++;break}}h=(h*31+s.clock*7+s.turn)|0;return n}
const WARM=+(process.env.WARM??300), R=+(process.env.R??20);
for(let i=0;i<WARM;i++)g('warm-'+i);
const rates:number[]=[];const cpu:number[]=[];
for(let r=0;r<R;r++){const t=performance.now();const u=process.cpuUsage();let n=0;for(let i=0;i<15;i++)n+=g(`bench-${r}-${i}`);const d=process.cpuUsage(u);rates.push(n/(performance.now()-t)*1000);cpu.push(n/((d.user+d.system)/1e6))}
const q=(a:number[],f:number)=>Math.round([...a].sort((x,y)=>x-y)[Math.floor((a.length-1)*f)]!);
console.log(`clock median ${q(rates,.5)} best ${q(rates,1)} | cpu median ${q(cpu,.5)} best ${q(cpu,1)} hash ${h}`);
