import { startBare } from "./bare/start.ts";
import { cpuNanoseconds, get, requestsPerSecond, workerdBelow } from "./load.ts";
import { flowPages } from "./pages.ts";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
const bare = await startBare(); const mine = "http://127.0.0.1:8900";
const bp = workerdBelow(process.pid);
const mp = readdirSync("/proc").filter((n) => /^\d+$/.test(n)).filter((n) => { try { return readlinkSync(`/proc/${n}/cwd`) === "/work/main" && readFileSync(`/proc/${n}/stat`, "utf8").includes("(workerd)"); } catch { return false; } }).map(Number).filter((p) => !bp.includes(p));
const { cookie, paths } = await flowPages(mine);
async function cpu(url: string, c: string, pids: number[]) { for (let i = 0; i < 50; i++) await get(url, c); const b = cpuNanoseconds(pids); for (let i = 0; i < 200; i++) await get(url, c); return (cpuNanoseconds(pids) - b) / 2e8; }
for (let r = 0; r < 2; r++) { console.log("bare", (await cpu(bare.origin, "", bp)).toFixed(2)); for (const [n, p] of Object.entries(paths)) console.log(n, (await cpu(mine + p, cookie, mp)).toFixed(2)); }
const urls = Object.values(paths).map((p) => mine + p);
for (let r = 0; r < 3; r++) { const t = await requestsPerSecond([bare.origin], "", { lanes: 8, seconds: 3 }); const o = await requestsPerSecond(urls, cookie, { lanes: 8, seconds: 3 }); console.log("rps", t.toFixed(0), o.toFixed(0), (o / t).toFixed(2)); }
await bare.stop(); process.exit(0);
