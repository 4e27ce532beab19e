import type { Avatar } from "../../trpc/contract/avatar.ts";

/** An avatar's picture, square, the face in the upper half. */
export function AvatarPortrait({ avatar: { image_url } }: { avatar: Pick<Avatar, "image_url"> }) {
  return <img className="portrait object-cover object-top" src={image_url} alt="" width={240} height={240} loading="lazy" />;
}
