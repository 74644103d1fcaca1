import { useStore } from '@nanostores/react'
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { $locale } from '#src/text/locale.ts'
import type { InputProps } from '../input.ts'
import { readerOf } from '../reader.ts'
import { LinesExtrasContext } from './extras.ts'
import { GridStore } from './grid-store.ts'
import { GridView } from './grid-view.tsx'
import { PastedNames } from './names/pasted-names.ts'
import { shapeOf, sourceOf, type Row } from './rows.ts'

/** Rows of a record in a grid of their kinds. */
export default function LinesInput({ field, value, onChange, invalid, label, words, describedBy, errors }: InputProps<readonly Row[]>) {
  const locale = useStore($locale)
  const { onChosen } = useContext(LinesExtrasContext)
  const latest = useRef(onChange)
  const heard = useRef(onChosen)
  useLayoutEffect(() => {
    latest.current = onChange
    heard.current = onChosen
  })
  const [grid] = useState(() => {
    const made: GridStore = new GridStore(
      shapeOf(field),
      readerOf(words),
      (rows) => latest.current(rows),
      (row, name, chosen) => heard.current?.(made, row, name, chosen),
    )
    made.take(value)
    return made
  })
  const titles = useMemo(() => grid.shape.columns.map(({ name }) => String(words[name] ?? name)), [grid, words])
  // before its cells are drawn
  grid.setReader(readerOf(words, (source, id) => grid.names.get(source, id) ?? id))
  useLayoutEffect(() => grid.take(value), [grid, value])
  const told = useRef(errors)
  useLayoutEffect(() => {
    told.current = errors
  })
  // the same sentences again are none that the server has just said
  const sentences = Object.entries(errors ?? {}).join('\n')
  // sentences are written in the language of the screen
  useEffect(() => grid.check(invalid, told.current), [grid, invalid, sentences, locale])
  useEffect(() => () => grid.end(), [grid])
  return (
    <>
      {grid.shape.columns.some((column) => sourceOf(column) !== undefined) && <PastedNames grid={grid} />}
      <GridView grid={grid} label={label} titles={titles} describedBy={describedBy} />
    </>
  )
}
