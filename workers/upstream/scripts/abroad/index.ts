export { chineseName, describedName } from "./name.ts";
export { englishName, englishOf } from "./english/sentence.ts";
export { chineseParts } from "./parts.ts";
export { proseOf } from "./prose/read.ts";
export { keepsNumbers } from "./numbers.ts";
export { chineseOf } from "./sentence.ts";
