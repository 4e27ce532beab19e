import type { Character } from "./character.ts";
import { ACCENT, CLAY, INK, OCHRE, PAPER, SAGE, SLATE } from "./palette.ts";

const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="6.5"/>`;
const stroke = (d: string, colour: string, width = 5): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const SHOULDERS =
  "M48 612 C54 522 104 476 198 450 C226 442 244 436 252 424 C266 462 334 462 348 424 C356 436 374 442 402 450 C496 476 546 522 552 612Z";
const crew = (fill: string, trim: string): string =>
  shape(SHOULDERS, fill) +
  stroke("M243 446 C262 484 338 484 357 446", trim, 12) +
  stroke("M231 446 C254 500 346 500 369 446", INK, 5) +
  stroke("M142 612 C144 572 150 552 160 536", INK) +
  stroke("M458 612 C456 572 450 552 440 536", INK);
const turtleneck = (fill: string): string =>
  shape(SHOULDERS, fill) +
  shape("M246 392 C264 412 336 412 354 392 L362 446 C334 470 266 470 238 446Z", fill) +
  stroke("M150 612 C150 572 154 552 164 536", INK) +
  stroke("M450 612 C450 572 446 552 436 536", INK);
const jacket = (fill: string, shirt: string): string =>
  shape("M210 448 L300 612 L390 448 L348 424 C334 462 266 462 252 424Z", shirt) +
  shape("M48 612 C54 522 104 476 198 450 L236 432 L292 612Z", fill) +
  shape("M552 612 C546 522 496 476 402 450 L364 432 L308 612Z", fill) +
  shape("M236 432 L198 450 L226 520 L252 512 L278 566 L258 480Z", fill) +
  shape("M364 432 L402 450 L374 520 L348 512 L322 566 L342 480Z", fill);
const GLASSES =
  `<g fill="#fffaf1" fill-opacity=".1" stroke="${INK}" stroke-width="6.5"><circle cx="257" cy="254" r="34"/><circle cx="343" cy="254" r="34"/></g>` +
  stroke("M291 250 Q300 244 309 250", INK, 6.5) +
  stroke("M223 250 L206 244", INK, 6.5) +
  stroke("M377 250 L394 244", INK, 6.5);
const hoop = (x: number, colour: string): string =>
  `<circle cx="${x}" cy="304" r="13" fill="none" stroke="${INK}" stroke-width="9"/><circle cx="${x}" cy="304" r="13" fill="none" stroke="${colour}" stroke-width="4"/>`;
const stud = (x: number, colour: string): string => `<circle cx="${x}" cy="288" r="7" fill="${colour}" stroke="${INK}" stroke-width="4"/>`;

const BROWS = "M236 222 Q256 208 280 218 M320 218 Q344 208 364 222";
const FULL_BROWS = "M234 224 Q256 212 282 222 M318 222 Q344 212 366 224";
const BROWN = "#4a2c20";
const BLACK = "#2a2422";
const SILVER = "#cfc6ba";
const LIGHT = { skin: "#f4cfb0", shade: "#dfa886", blush: "#ee9a7d" };
const MEDIUM = { skin: "#dba57c", shade: "#bd8058", blush: "#cf7a56" };
const DEEP = { skin: "#8f5a3c", shade: "#6f412a", blush: "#a8553a" };

/** The built-in presenters, drawn for this project. */
export const characters: readonly Character[] = [
  {
    id: "mia",
    name: "Mia",
    ...LIGHT,
    lips: "#c4523f",
    hair: BROWN,
    lashes: true,
    brows: BROWS,
    clothes: crew(ACCENT, "#f08a63"),
    hairBack: shape(
      "M300 84 C196 80 150 160 168 262 C178 322 138 352 144 420 C148 474 196 498 240 478 L360 478 C404 498 452 474 456 420 C462 352 422 322 432 262 C450 160 404 80 300 84Z",
      BROWN,
    ),
    hairFront:
      shape(
        "M336 96 C262 74 182 118 190 270 C196 282 206 276 208 262 C212 214 264 200 318 150 C338 196 386 208 392 262 C394 276 404 282 410 270 C418 150 382 108 336 96Z",
        BROWN,
      ) +
      stroke("M232 168 C250 146 276 132 304 130", "#7a4d38", 6) +
      stroke("M168 392 C176 352 190 332 188 300", "#7a4d38", 6) +
      stroke("M432 400 C428 362 412 332 412 300", "#7a4d38", 6),
    extras: stud(206, OCHRE) + stud(394, OCHRE),
  },
  {
    id: "noah",
    name: "Noah",
    ...MEDIUM,
    lips: "#8f4a33",
    hair: BLACK,
    lashes: false,
    brows: FULL_BROWS,
    clothes: jacket(SLATE, PAPER),
    hairBack: "",
    hairFront:
      shape(
        "M202 240 C184 206 190 142 226 122 C232 88 296 66 348 82 C394 84 420 132 400 240 C396 216 388 196 376 178 C340 184 270 182 238 162 C222 184 210 212 202 240Z",
        BLACK,
      ) + stroke("M252 128 C282 108 324 102 352 114", "#5d524d", 6),
    beard: `<path d="M206 262 C212 286 220 300 246 298 C270 290 330 290 354 298 C380 300 388 286 394 262 C396 306 374 347 340 370 C315 386 285 386 260 370 C226 347 204 306 206 262Z" fill="${BLACK}" opacity=".9"/><path d="M258 322 C262 296 338 296 342 322 C346 352 322 366 300 366 C278 366 254 352 258 322Z" fill="${MEDIUM.skin}"/>`,
  },
  {
    id: "amara",
    name: "Amara",
    ...DEEP,
    lips: "#6a2b22",
    hair: BLACK,
    lashes: true,
    brows: BROWS,
    clothes: turtleneck(OCHRE),
    hairBack: shape(
      "M300 44 C256 30 214 50 196 80 C152 84 124 128 138 168 C108 196 112 248 144 268 C146 312 186 336 222 322 L378 322 C414 336 454 312 456 268 C488 248 492 196 462 168 C476 128 448 84 404 80 C386 50 344 30 300 44Z",
      BLACK,
    ),
    hairFront:
      shape(
        "M204 238 C186 206 202 160 230 152 C240 122 286 112 304 126 C330 108 372 126 376 154 C402 166 412 206 396 238 C392 212 378 196 364 190 C344 202 322 196 308 182 C288 198 262 198 246 186 C224 194 208 212 204 238Z",
        BLACK,
      ) +
      stroke("M196 108 C208 94 224 88 238 90", "#5d524d", 6) +
      stroke("M152 188 C152 172 158 160 168 152", "#5d524d", 6) +
      stroke("M446 212 C450 226 446 240 438 248", "#5d524d", 6),
    extras: hoop(200, ACCENT) + hoop(400, ACCENT),
  },
  {
    id: "kenji",
    name: "Kenji",
    skin: "#f0c79c",
    shade: "#d39f70",
    blush: "#e6936c",
    lips: "#a8553d",
    hair: BLACK,
    lashes: false,
    brows: FULL_BROWS,
    clothes: crew(SAGE, "#b3c0a2"),
    hairBack: "",
    hairFront:
      shape(
        "M200 250 C170 190 182 100 262 86 C300 62 386 72 406 126 C424 158 414 216 400 250 C394 228 392 212 384 200 C372 206 356 200 346 184 C330 206 296 210 282 190 C268 208 238 214 222 200 C210 214 204 230 200 250Z",
        BLACK,
      ) + stroke("M246 124 C270 106 300 100 326 104", "#5d524d", 6),
    extras: GLASSES,
  },
  {
    id: "lin",
    name: "Lin",
    skin: "#f7d8ba",
    shade: "#e0ad88",
    blush: "#f09a80",
    lips: "#c4523f",
    hair: INK,
    lashes: true,
    brows: BROWS,
    clothes: jacket(CLAY, PAPER),
    hairBack: shape(
      "M300 82 C192 78 158 160 166 262 C170 316 158 344 168 368 C196 388 232 380 250 366 L350 366 C368 380 404 388 432 368 C442 344 430 316 434 262 C442 160 408 78 300 82Z",
      INK,
    ),
    hairFront:
      shape(
        "M300 96 C214 94 180 156 186 296 C188 330 192 348 196 358 C212 352 218 330 214 296 C210 266 208 240 210 222 C246 232 354 232 390 222 C392 240 390 266 386 296 C382 330 388 352 404 358 C408 348 412 330 414 296 C420 156 386 94 300 96Z",
        INK,
      ) + stroke("M236 150 C256 130 286 122 312 124", "#6b5f57", 6),
  },
  {
    id: "vera",
    name: "Vera",
    ...LIGHT,
    shade: "#dca888",
    lips: "#b04a3a",
    hair: "#a79c90",
    lashes: true,
    brows: BROWS,
    clothes: turtleneck(SLATE),
    hairBack:
      `<circle cx="300" cy="86" r="50" fill="${SILVER}" stroke="${INK}" stroke-width="6.5"/>${stroke("M276 74 C290 60 312 60 326 74", "#fffaf1", 6)}` +
      shape("M300 92 C206 90 176 160 190 270 L410 270 C424 160 394 90 300 92Z", SILVER),
    hairFront:
      shape("M202 252 C182 170 214 102 300 104 C386 102 418 170 398 252 C396 214 376 186 344 170 C318 190 238 186 202 252Z", SILVER) +
      stroke("M232 170 C252 142 290 130 322 134", "#fffaf1", 6),
    extras: GLASSES + stud(204, ACCENT) + stud(396, ACCENT),
  },
];
