// Days as filters name them: UTC days, and the instants at which they begin and end.

const dayMs = 86_400_000;
/** The UTC day's first instant. */
export const dayStart = (day: string | undefined): Date | null => (day ? new Date(`${day}T00:00:00Z`) : null);
/** The first instant after the UTC day. */
export const dayEnd = (day: string | undefined): Date | null =>
  day ? new Date(new Date(`${day}T00:00:00Z`).getTime() + dayMs) : null;
