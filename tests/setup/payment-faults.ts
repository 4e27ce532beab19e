type Delivery = "once" | "twice" | "late" | "lost";

/** What a network and a provider do to events: who brings the news in the end. */
export interface Fault {
  name: string;
  delivery: (type: string) => Delivery;
  by: "webhook" | "late" | "cron";
}

/** Every way of delivery that is drilled (money.md: repeated, duplicated, in no order, lost). */
export const FAULTS: readonly Fault[] = [
  { name: "as it should be", delivery: () => "once", by: "webhook" },
  { name: "every event twice", delivery: () => "twice", by: "webhook" },
  { name: "all late, the newest first", delivery: () => "late", by: "late" },
  { name: "all lost", delivery: () => "lost", by: "cron" },
  { name: "the invoice lost, the session told", delivery: (type) => (type === "invoice.paid" ? "lost" : "once"), by: "webhook" },
  { name: "the session lost, the invoice told", delivery: (type) => (type === "invoice.paid" ? "once" : "lost"), by: "webhook" },
  { name: "the invoice late, after a cron", delivery: (type) => (type === "invoice.paid" ? "late" : "twice"), by: "late" },
];
