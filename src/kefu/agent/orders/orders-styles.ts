import { addStyles } from '#src/lib/styles.ts'
import css from './orders.css?inline'

addStyles(css)
