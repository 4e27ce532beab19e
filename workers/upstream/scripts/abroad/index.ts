export { chineseName } from "./name.ts";
export { keepsNumbers } from "./numbers.ts";
export { chineseOf } from "./sentence.ts";
