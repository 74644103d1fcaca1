/** A code block of a document, under the headings that it stands below. */
export interface Example {
  title: string
  language: string
  code: string
}

/** The fenced examples of a Markdown text that stand under this heading of the second level; JSON, shell and tables are none. */
export function examplesUnder(markdown: string, heading: string): Example[] {
  const start = markdown.indexOf(`\n## ${heading}\n`)
  const end = markdown.indexOf('\n## ', start + 4)
  const part = markdown.slice(start, end === -1 ? undefined : end)
  const found: Example[] = []
  let title = heading
  for (const [, name, language, code] of part.matchAll(/^#{3,4} (.+)$|^```(html|js|php)\n([^]*?)^```$/gm)) {
    if (name) title = name
    else found.push({ title, language: language!, code: code! })
  }
  return found
}
