/** Two boards joined by a dovetail; the joint is a play sign. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path d="M1 1h15v5l-6-2v20l6-2v5H1z" fill="currentColor" />
      <path d="M12.5 7.5 26 14 12.5 20.5z" fill="var(--color-primary)" />
    </svg>
  );
}
