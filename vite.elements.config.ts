import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The custom elements for other pages (docs/asset-picker.md), each at an address of its own below /elements/. */
export default defineConfig({
  plugins: [tailwindcss()],
  publicDir: false,
  base: "/elements/",
  build: {
    outDir: "build/client/elements",
    modulePreload: false,
    target: "es2022",
    rollupOptions: {
      input: { "asset-picker": "app/elements/asset-picker/element.ts" },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
