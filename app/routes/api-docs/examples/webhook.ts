// Takes events and checks their signature. npm install standardwebhooks; node webhook.ts
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? "");

createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  try {
    const event = webhook.verify(body, request.headers as Record<string, string>) as { type: string; data: { task_id: string } };
    console.log(event.type, event.data.task_id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(Number(process.env.PORT ?? 8951));
