import { readArticle } from '#src/api/articles.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { articleForm } from './article-form.ts'
import { $text } from './text.ts'

export default definePage({
  text: $text,
  form: articleForm,
  edit: 'edit',
  back: { to: '/cms/article/index', word: 'list' },
  read: async (connection, id) => (await connection.send(readArticle, { params: { id } })).info,
})
