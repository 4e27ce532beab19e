import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  row: await (context as unknown as { db: D1Database }).db.prepare("SELECT 1 AS one").first<{ one: number }>(),
});

export default function Index() {
  const { row } = useLoaderData<typeof loader>();
  return (
    <ul>
      {Array.from({ length: 50 }, (_, index) => (
        <li key={index}>
          <a href={`/link/${index}`}>{`Link ${index} of ${row?.one}`}</a>
        </li>
      ))}
    </ul>
  );
}
