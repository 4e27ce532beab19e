import type { PosterStyle } from "./poster.ts";
import type { PosterStyleName } from "./style-names.ts";
import { bauhaus } from "./styles/bauhaus.ts";
import { blueprint } from "./styles/blueprint.ts";
import { contour } from "./styles/contour.ts";
import { deco } from "./styles/deco.ts";
import { dusk } from "./styles/dusk.ts";
import { editorial } from "./styles/editorial.ts";
import { masthead } from "./styles/masthead.ts";
import { riso } from "./styles/riso.ts";
import { street } from "./styles/street.ts";
import { swiss } from "./styles/swiss.ts";
import { ticket } from "./styles/ticket.ts";
import { woodtype } from "./styles/woodtype.ts";

export const STYLES: Readonly<Record<PosterStyleName, PosterStyle>> = {
  swiss,
  editorial,
  riso,
  bauhaus,
  street,
  deco,
  dusk,
  woodtype,
  contour,
  masthead,
  ticket,
  blueprint,
};
