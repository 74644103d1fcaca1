import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  RemoveFormatting,
  Strikethrough,
  Underline,
  type LucideIcon,
} from 'lucide-react'
import type { TextEditor } from './quill/make-quill.ts'
import type { $text } from './rich-text.text.ts'

type Formats = Readonly<Record<string, unknown>>

/** A button of the toolbar. */
export interface ToolbarItem {
  readonly word: keyof ReturnType<typeof $text.get>
  readonly Icon: LucideIcon
  readonly act: (quill: TextEditor['quill'], formats: Formats) => void
  readonly isOn?: (formats: Formats) => boolean
}

const toggle = (format: string, word: ToolbarItem['word'], Icon: LucideIcon): ToolbarItem => ({
  word,
  Icon,
  act: (quill, formats) => quill.format(format, !formats[format], 'user'),
  isOn: (formats) => formats[format] === true,
})

const choice = (format: string, value: string | false, word: ToolbarItem['word'], Icon: LucideIcon): ToolbarItem => ({
  word,
  Icon,
  act: (quill, formats) => quill.format(format, formats[format] === value ? false : value, 'user'),
  isOn: (formats) => (formats[format] ?? false) === value,
})

function putRule(quill: TextEditor['quill']): void {
  const { index, length } = quill.getSelection(true)
  if (length > 0) quill.deleteText(index, length, 'user')
  quill.insertEmbed(index, 'rule', true, 'user')
  quill.setSelection(index + 1, 0, 'user')
}

function makePlain(quill: TextEditor['quill']): void {
  const { index, length } = quill.getSelection(true)
  if (length > 0) return void quill.removeFormat(index, length, 'user')
  const [line, offset] = quill.getLine(index)
  if (line) quill.removeFormat(index - offset, line.length(), 'user')
}

/** The buttons in groups, as they stand in the toolbar. */
export const toolbarItems: readonly (readonly ToolbarItem[])[] = [
  [
    toggle('bold', 'bold', Bold),
    toggle('italic', 'italic', Italic),
    toggle('underline', 'underline', Underline),
    toggle('strike', 'strike', Strikethrough),
  ],
  [
    choice('align', false, 'left', AlignLeft),
    choice('align', 'center', 'center', AlignCenter),
    choice('align', 'right', 'right', AlignRight),
    choice('align', 'justify', 'justify', AlignJustify),
    choice('firstLine', '2em', 'firstLine', Pilcrow),
  ],
  [
    choice('list', 'bullet', 'bullets', List),
    choice('list', 'ordered', 'numbers', ListOrdered),
    { word: 'deeper', Icon: IndentIncrease, act: (quill, formats) => formats['list'] && quill.format('indent', '+1', 'user') },
    { word: 'flatter', Icon: IndentDecrease, act: (quill, formats) => formats['list'] && quill.format('indent', '-1', 'user') },
  ],
  [
    { word: 'rule', Icon: Minus, act: putRule },
    { word: 'plain', Icon: RemoveFormatting, act: makePlain },
  ],
]
