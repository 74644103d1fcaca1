<?php
// The shop's own session, and the hand-over of a token of our server to the element.
session_name('LEGACYSESSID');
session_start();

// a real shop has its own sign-in here
if (!isset($_SESSION['user'])) {
    $_SESSION['user'] = '演示店员';
}

function e($text)
{
    return htmlspecialchars((string) $text, ENT_QUOTES, 'UTF-8');
}

function crm_server()
{
    return rtrim(getenv('CRM_SERVER') ?: 'http://127.0.0.1:5173', '/');
}

/** A call of our server; the decoded `data`, or null. */
function crm_call($method, $path, $token = '', $fields = [])
{
    $head = "Content-Type: application/x-www-form-urlencoded\r\n" . ($token === '' ? '' : "Authorization: Bearer $token\r\n");
    $options = ['method' => $method, 'header' => $head, 'content' => http_build_query($fields), 'timeout' => 10, 'ignore_errors' => true];
    $answer = @file_get_contents(crm_server() . $path, false, stream_context_create(['http' => $options]));
    $reply = $answer === false ? null : json_decode($answer, true);
    return is_array($reply) && isset($reply['status']) && $reply['status'] === 200 && isset($reply['data']) ? $reply['data'] : null;
}

/** The token for this session, asked for on the server's side: the password never reaches the browser. */
function crm_token($renew = false)
{
    $known = isset($_SESSION['crm']) ? $_SESSION['crm'] : null;
    if (!$renew && $known && $known['expires_time'] > time() + 60) {
        return $known['token'];
    }
    $account = getenv('CRM_ACCOUNT') ?: 'editor';
    $password = getenv('CRM_PASSWORD') ?: 'crm-demo-2026';
    $data = crm_call('POST', '/adminapi/login', '', ['account' => $account, 'pwd' => $password]);
    if ($data === null) {
        return '';
    }
    $_SESSION['crm'] = ['token' => $data['token'], 'expires_time' => (int) $data['expires_time']];
    return $data['token'];
}
