interface CodeTextProps {
  children: string | undefined
}

/** An address, a key or a name of a call in a cell, to be selected as it stands; a dash where there is none. */
export const CodeText = ({ children }: CodeTextProps) =>
  children?.trim() ? <code className="console-code-text">{children}</code> : <span aria-hidden>—</span>
