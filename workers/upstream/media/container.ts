import { Container } from "@cloudflare/containers";

/** The media service as a Cloudflare Container (media.md Containers). Locally it is a plain Node process instead. */
export class MediaContainer extends Container<{ MEDIA_SECRET: string; FILES_ORIGIN: string; MEDIA_EGRESS_PORTS?: string }> {
  override defaultPort = 8790;
  override sleepAfter = "15m";
  override envVars = {
    MEDIA_SECRET: this.env.MEDIA_SECRET,
    MEDIA_ALLOWED_ORIGINS: this.env.FILES_ORIGIN,
    MEDIA_EGRESS_PORTS: this.env.MEDIA_EGRESS_PORTS ?? "80,443",
  };
}
