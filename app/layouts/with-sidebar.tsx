import { Outlet, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { routeOf } from "../route-table.ts";
import { RouteFailure } from "../shell/failure.tsx";
import { Header } from "../shell/header.tsx";
import { Shell } from "../shell/shell.tsx";
import { menuPlace, Sidebar } from "../shell/sidebar.tsx";

function SidebarShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const header = !routeOf(pathname)?.headerHidden && <Header />;
  return (
    <Shell layout="sidebar" header={header} sidebar={<Sidebar place={menuPlace(pathname)} />}>
      {children}
    </Shell>
  );
}

/** The pages that the menu leads to, and all others that say nothing else (route-table/row.ts). */
export default function WithSidebar() {
  return (
    <SidebarShell>
      <Outlet />
    </SidebarShell>
  );
}

export function ErrorBoundary() {
  return (
    <SidebarShell>
      <RouteFailure />
    </SidebarShell>
  );
}
