const plain = (part: string) => part.toLowerCase().replace(/[^a-z0-9_-]/g, (sign) => `x${sign.codePointAt(0)!.toString(16)}`)

/** The name under which a form's draft lies: what is opened, for which row (empty for a new one), on which page. */
export const draftName = (path: string, form: string, row: string): string =>
  `${plain(form)}.${plain(row) || 'new'}.${path
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '.')
    .replace(/^\.|\.$/g, '')}`.slice(0, 100)
