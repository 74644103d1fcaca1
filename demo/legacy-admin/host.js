// oxlint-disable no-var -- written as it would have been then
// The host's own script, in the manner of its time.
;(function ($) {
  var designer = document.getElementById('designer')
  var $dirty = $('#host-dirty')
  var $state = $('#host-state')

  // keeps people from leaving by Backspace, from double submits by Enter, and from the browser's own undo
  $(document).on('keydown', function (event) {
    var isInput = /^(input|textarea|select)$/i.test(event.target.tagName)
    var swallowed = event.keyCode === 8 || event.keyCode === 13 || (event.ctrlKey && event.keyCode === 90)
    if (swallowed && !isInput) event.preventDefault()
  })

  $('#host-save').on('click', function () {
    $state.text('正在保存…')
    designer.save().then(function (saved) {
      if (!saved) $state.text('没有保存')
    })
  })

  designer.addEventListener('crm-change', function (event) {
    $dirty.toggleClass('hidden', !event.detail.dirty)
  })

  designer.addEventListener('crm-saved', function (event) {
    $dirty.addClass('hidden')
    $state.text('已保存，页面编号 ' + event.detail.id)
  })

  // the token ran out: the host hands over a new one, the work in the designer stays
  // (without PHP there is no token to hand over, and the designer shows its own sign-in)
  designer.addEventListener('crm-auth-required', function (event) {
    if (!designer.token) return
    event.preventDefault()
    $.getJSON('/token.php', function (answer) {
      if (answer.token) designer.token = answer.token
    })
  })

  $(window).on('beforeunload', function () {
    if (!$dirty.hasClass('hidden')) return '有未保存的修改'
  })

  $('#host-about').on('click', function () {
    layui.use('layer', function () {
      layui.layer.open({ type: 1, title: '系统信息', content: '<div style="padding:20px">商城管理系统 V3.2</div>' })
    })
    return false
  })
})(jQuery)
