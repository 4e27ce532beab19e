import { refuse } from "./refuse.ts";

/** What nobody foresaw is for the log; the visitor gets a page that says what to do, not the runtime's. */
export async function caught(request: Request, work: Promise<Response>): Promise<Response> {
  try {
    return await work;
  } catch (error) {
    console.error(error);
    return refuse(request, 500);
  }
}
