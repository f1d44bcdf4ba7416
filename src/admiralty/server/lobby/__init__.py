"""Where strangers meet: open challenges and public tables, told live to everybody who looks at the lobby."""
