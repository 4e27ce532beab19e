import type { Spec } from "./read.ts";
import { LABELLED } from "./labels-of-row.ts";
import { findMaterials } from "../materials.ts";

/** Parts of things as Chinese rows name them, and in English. */
const PARTS: Readonly<Record<string, string>> = {
  表带: "strap",
  表壳: "case",
  表镜: "watch glass",
  里料: "lining",
  内里: "lining",
  内衬: "lining",
  鞋面: "upper",
  鞋底: "sole",
  鞋垫: "insole",
  内胆: "liner",
  机身: "body",
  杯身: "body",
  杯盖: "lid",
  外壳: "housing",
  框架: "frame",
  面板: "panel",
  手柄: "handle",
  伞面: "canopy",
  填充物: "filling",
};
const OF_PART = new RegExp(`^(${Object.keys(PARTS).join("|")})(?:材质|质地|材料|主材质|材质成分)$`, "u");
const MOVEMENT = /^机芯产地$/u;

/** "表带材质: 真皮": a material of a part is said of the part; null where a row is no such one. */
export const partOf = (text: string): Spec | null => {
  const [, label = "", value = ""] = LABELLED.exec(text.trim()) ?? [];
  if (MOVEMENT.test(label) && /^\p{Script=Han}{2,4}$/u.test(value)) return { rank: 5, zh: `${value}机芯` };
  const part = OF_PART.exec(label)?.[1];
  if (!part || !/^\p{Script=Han}{1,6}$/u.test(value)) return null;
  const [found, other] = findMaterials(value);
  const material = found && !other && found.length === value.length ? found.row[0] : "";
  return {
    rank: 5,
    zh: `${value}${part}`,
    ...(material === "" ? {} : { en: `${material.replace(/^\p{Ll}/u, (l) => l.toUpperCase())} ${PARTS[part] ?? ""}` }),
  };
};
