# Prints the accessibility tree of the web page in the browser, as a screen reader receives it over AT-SPI: one line of
# JSON per element, with its role and name.
import json
import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi


def pages_of(node):
    """The web pages in the windows of an application."""
    if node is None:
        return
    if node.get_role() in (Atspi.Role.DOCUMENT_WEB, Atspi.Role.DOCUMENT_FRAME):
        yield list(elements_of(node))
        return
    for index in range(node.get_child_count()):
        yield from pages_of(node.get_child_at_index(index))


def elements_of(node):
    if node is None:
        return
    yield node.get_role_name(), node.get_name()
    for index in range(node.get_child_count()):
        yield from elements_of(node.get_child_at_index(index))


# Firefox has empty windows besides the one of the test.
for element in max(pages_of(Atspi.get_desktop(0)), key=len, default=[]):
    print(json.dumps(element))
