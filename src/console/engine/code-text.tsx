import { Fragment } from 'react'

interface CodeTextProps {
  children: string | undefined
}

/** A part of an address that a narrow column holds; a longer one may be parted again. */
const usual = 18

/** Where an address or a key may go on in another line: a line does not end in the middle of a word. */
const parts = (text: string) =>
  text.split(/(?<=[^/?&#])(?=[/?&#])/).flatMap((part) => (part.length > usual ? part.split(/(?<=[^=._-])(?=[=._-])/) : [part]))

/** An address, a key or a name of a call in a cell, to be selected as it stands; a dash where there is none. */
export const CodeText = ({ children }: CodeTextProps) =>
  children?.trim() ? (
    <code className="console-code-text">
      {parts(children).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  ) : (
    <span aria-hidden>—</span>
  )
