import '#shared/styles/app.css'
