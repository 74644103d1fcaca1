<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>商城管理系统</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/vendor/bootstrap/css/bootstrap.min.css">
  <link rel="stylesheet" href="/vendor/layui/css/layui.css">
  <link rel="stylesheet" href="/host.css">
</head>
