import { addStyles } from '#src/lib/styles.ts'
import css from './media.css?inline'

// for whatever stands in a thread besides words; loaded with the first of it
addStyles(css)
