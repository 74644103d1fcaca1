<?php
// php -S asks this for every request: libraries come from the installed packages, the rest from this folder
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (preg_match('#^/vendor/(bootstrap|jquery|layui)/([\w./-]+)$#', $path, $found) && strpos($path, '..') === false) {
    $packages = json_decode(getenv('CRM_PACKAGES'), true);
    $file = $packages[$found[1]] . '/dist/' . $found[2];
    $types = ['css' => 'text/css', 'js' => 'text/javascript', 'woff2' => 'font/woff2', 'woff' => 'font/woff', 'ttf' => 'font/ttf', 'svg' => 'image/svg+xml'];
    $kind = pathinfo($file, PATHINFO_EXTENSION);
    if (!is_file($file) || !isset($types[$kind])) {
        http_response_code(404);
        return true;
    }
    header('Content-Type: ' . $types[$kind]);
    readfile($file);
    return true;
}
return false;
