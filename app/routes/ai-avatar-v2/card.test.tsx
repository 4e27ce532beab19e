import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import type { Avatar } from "../../../trpc/contract/avatar.ts";
import { AvatarCard } from "./card.tsx";

const OWN: Avatar = {
  id: "a1",
  name: "Ana",
  type: 4,
  source: 3,
  user_scope: 0,
  gender: "female",
  voices: { en: "af_heart", zh: "zf_xiaoxiao" },
  review_status: 1,
  review_note: "",
  is_active: 1,
  image_url: "/files/a",
  motion_url: "",
  offered: null,
  offer_note: "",
  created_at: 0,
};
const shown = (more: Partial<Avatar>) => renderToStaticMarkup(<AvatarCard avatar={{ ...OWN, ...more }} problems={[]} />);
/** What is seen without unfolding anything. */
const unfolded = (html: string) => html.replaceAll(/<details.*<\/details>/gs, "");

it("why an offer to everyone was not approved is seen without unfolding anything", () => {
  const html = unfolded(shown({ offered: -1, offer_note: "Too dark" }));
  expect(html).toContain("Not approved for everyone");
  expect(html).toContain("Too dark");
});

it("who was rejected without a reason is not told to wait", () => {
  const waits = "5 working days";
  expect(unfolded(shown({ review_status: 0, is_active: 0 }))).toContain(waits);
  expect(unfolded(shown({ review_status: -1, is_active: 0 }))).not.toContain(waits);
});

it("a premium avatar leads those who may not use it to what they lack", () => {
  const premium = (lacks: "plan" | "account") =>
    renderToStaticMarkup(<AvatarCard avatar={{ ...OWN, source: 1, user_scope: 1, is_active: 0 }} problems={[]} lacks={lacks} />);
  expect(premium("plan")).toMatch(/href="\/vip-price"[^>]*>Premium: needs a plan/);
  expect(premium("account")).toMatch(/href="\/register"[^>]*>Premium: needs an account/);
});

it("a talking photo is shown by its still, and moves where its film is there; until then it is a picture", () => {
  const moving = shown({ image_url: "/files/still", motion_url: "/files/loop" });
  expect(moving).toMatch(/<x-behave name="moving"><video[^>]* src="\/files\/loop" poster="\/files\/still" preload="none" controls/);
  expect(shown({})).toContain('src="/files/a"');
  expect(shown({})).not.toContain("<video");
});
