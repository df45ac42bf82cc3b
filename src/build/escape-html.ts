const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns a text escaped for HTML or SVG, also for attributes in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)
