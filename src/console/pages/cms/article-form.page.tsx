import { readArticle } from '#src/api/articles.ts'
import { articleForm } from '../../articles/article-form.tsx'
import { definePage } from '../../engine/page.ts'
import { $text } from './article-form.text.ts'

export default definePage({
  text: $text,
  form: articleForm,
  edit: 'edit',
  back: { to: '/cms/article/index', word: 'list' },
  read: async (connection, id) => (await connection.send(readArticle, { params: { id } })).info,
})
