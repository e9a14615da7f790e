"""A phone-sized window around WebKitGTK, for the tests.

usage: webkit-browser.py PROFILE_FOLDER FUNCTION

WebKitWebDriver starts it and drives it. Unlike the engine's own test browser it is as narrow as a phone, keeps its
storage in PROFILE_FOLDER from one start to the next, and writes what the pages log to PROFILE_FOLDER/console.log. FUNCTION
is called in every page before the page's own scripts.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

profile, page_start = sys.argv[1:]
console = os.open(os.path.join(profile, "console.log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

data = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
context.get_cookie_manager().set_persistent_storage(
    os.path.join(profile, "cookies"), WebKit2.CookiePersistentStorage.SQLITE
)


def allow(_, request):
    request.allow()
    return True


def new_view(_):
    window = Gtk.Window(default_width=390, default_height=844)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    view.get_user_content_manager().add_script(
        WebKit2.UserScript(
            f"({page_start})()",
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
        )
    )
    view.connect("close", lambda _: window.destroy())
    view.connect("permission-request", allow)
    window.set_decorated(False)
    window.add(view)
    window.show_all()
    return view


def automate(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Stillwater tests")
    session.set_application_info(info)
    session.connect("create-web-view", new_view)


context.connect("automation-started", automate)
Gtk.main()
