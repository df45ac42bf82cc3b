const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns a text as it stands in HTML or SVG, also between double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)
