import { createReadStream, existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { ROOT } from "../../scripts/setup/paths.ts";
import { filmNamed } from "./films.ts";
import { isForInbox, serveInbox } from "./inbox.ts";
import { type Loopback, onLoopback } from "./loopback.ts";

type Page = (response: ServerResponse, request: IncomingMessage) => void;

const SAMPLE = join(ROOT, "public/samples/bottle");
const html =
  (body: string, type = "text/html; charset=utf-8"): Page =>
  (response) => {
    response.writeHead(200, { "content-type": type });
    response.end(Buffer.from(body, "latin1").length === body.length && type.includes("8859") ? Buffer.from(body, "latin1") : body);
  };
const redirect =
  (location: string): Page =>
  (response) =>
    response.writeHead(302, { location }).end();
const productPage = (name: string, pictures: string[], extra = "", film = ""): string =>
  `<!doctype html><title>${name}</title><script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    description: "Keeps coffee hot for 24 hours. The lid locks with one turn. It weighs 380 grams.",
    image: pictures,
    ...(film ? { video: { "@type": "VideoObject", contentUrl: film } } : {}),
    offers: { "@type": "Offer", price: "29.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
  })}</script><h1>${name}</h1><p>€29.90</p><button>Add to cart</button>${extra}`;

/** A film made for the tests, as a shop would serve it. */
const film =
  (name: string): Page =>
  (response) => {
    void filmNamed(name).then((bytes) =>
      response.writeHead(200, { "content-type": "video/mp4", "content-length": bytes.length }).end(bytes),
    );
  };

/** How many MB of a huge file were taken, by its address. */
const taken = new Map<string, number>();

/** 200 MB, sent as fast as they are taken. */
const huge: Page = (response, { url = "" }) => {
  response.writeHead(200, { "content-type": "text/html" });
  const block = Buffer.alloc(1 << 20, "x");
  let left = 200;
  const push = (): void => {
    while (left > 0 && !response.destroyed) {
      left--;
      taken.set(url, 200 - left);
      if (!response.write(block)) return void response.once("drain", push);
    }
    response.end();
  };
  push();
};

const pages: Record<string, Page> = {
  "/not-a-product": html(
    "<!doctype html><title>News</title><h1>Town council meets</h1><p>The council met on Tuesday and talked about roads.</p>",
  ),
  "/broken": html(productPage("Broken Bottle", ["/picture.jpg"]).replace("</h1>", "").replace("<h1>", "<h1><div><span")),
  "/latin1": html(productPage("Thé à la menthe", ["/picture.jpg"]), "text/html; charset=iso-8859-1"),
  "/rtl": html(productPage("بطاقة قهوة 🫖 ☕️", ["/picture.jpg"])),
  "/no-picture": html(productPage("Bottle without pictures", [])),
  "/bad-pictures": html(productPage("Bottle of bad pictures", ["/not-a-picture.jpg", "/small.png"])),
  "/script": html(productPage('<img src=x onerror="alert(1)">', ["/picture.jpg"])),
  "/not-a-picture.jpg": html("<html>no picture</html>", "image/jpeg"),
  "/film": html(productPage("Lamp with a film", ["/picture.jpg"], "", "/films/product.mp4")),
  "/film-alone": html(productPage("Lamp on film alone", [], '<video src="/films/product.mp4"></video>')),
  "/film-of-none": html(productPage("Lamp with a film that is none", ["/picture.jpg"], "", "/not-a-picture.jpg")),
  "/film-of-sound": html(productPage("Lamp with a sound", ["/picture.jpg"], "", "/films/sound.mp4")),
  "/film-too-large": html(productPage("Lamp with a large film", ["/picture.jpg"], "", "/huge")),
  "/film-within": html(productPage("Lamp with a private film", ["/picture.jpg"], "", "http://169.254.169.254/film.mp4")),
  "/film-thrice": html(
    productPage(
      "Lamp with films",
      ["/picture.jpg"],
      '<video><source src="/films/again.webm" type="video/webm"><source src="/films/again.mp4"></video><video src="/films/product.mov"></video><video src="/films/fourth.mp4"></video>',
      "/films/product.mp4",
    ),
  ),
  "/films/product.mp4": film("product.mp4"),
  "/films/again.mp4": film("product.mp4"),
  "/films/product.mov": film("product.mov"),
  "/films/fourth.mp4": film("product.mp4"),
  "/films/sound.mp4": film("sound.mp4"),
  "/slow": () => undefined,
  "/huge": huge,
  "/huge-sent": (response, { url = "" }) =>
    void response.end(String(taken.get(new URL(url, "http://shop").searchParams.get("of") ?? "") ?? 0)),
  "/to-metadata": redirect("http://169.254.169.254/latest/meta-data/"),
  "/to-private": redirect("http://10.0.0.1/"),
  "/to-port": redirect("http://shop.example:8080/bottle"),
  "/to-file": redirect("file:///etc/passwd"),
  "/loop": redirect("/loop"),
};

function serve(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? "/", "http://shop");
  if (isForInbox(pathname)) return void serveInbox(pathname, request, response);
  const page = pages[pathname];
  if (page) return page(response, request);
  const name = pathname === "/bottle/" ? "index.html" : pathname === "/picture.jpg" ? "kitchen.jpg" : pathname.replace("/bottle/", "");
  const file = join(SAMPLE, name.replaceAll("/", ""));
  if (!existsSync(file) || name === "") return void response.writeHead(404).end("not here");
  response.writeHead(200, { "content-type": name.endsWith(".html") ? "text/html; charset=utf-8" : "image/jpeg" });
  createReadStream(file).pipe(response);
}

/** A shop on loopback: the sample product, every page that a link can lead to by mistake or malice, and inboxes for webhooks. */
export const openShop = (): Promise<Loopback> => onLoopback(createServer(serve));
