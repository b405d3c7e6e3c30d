import { index, layout, type RouteConfig, route } from "@react-router/dev/routes"

export default [
  index("./routes/home.tsx"),
  route("blog", "./routes/blog.tsx"),
  route("MyPortfolio", "./routes/my-portfolio.tsx"),
  route("logout", "./routes/logout.tsx"),
  route("login", "./routes/login.tsx"),
  route("register", "./routes/register.tsx"),
  route("forgot-password", "./routes/forgot-password.tsx"),
  route("reset-password", "./routes/reset-password.tsx"),
  route("verify-email", "./routes/verify-email.tsx"),
  route("parts", "./routes/parts.tsx"),
  route("parts/:slug", "./routes/part.tsx"),
  route("purchase/:id", "./routes/purchase.tsx"),
  route("dashboard", "./routes/dashboard.tsx", [
    index("./routes/dashboard-index.tsx"),
    route("myprofile", "./routes/my-profile.tsx"),
    route("myOrder", "./routes/my-order.tsx"),
    route("review", "./routes/review.tsx"),
    route("payment/:id", "./routes/payment.tsx"),
    route("order/:id", "./routes/order.tsx"),
    route("account", "./routes/account.tsx"),
    layout("./routes/admin-area.tsx", [
      route("manageOrder", "./routes/manage-order.tsx"),
      route("manageProduct", "./routes/manage-product.tsx"),
      route("manageProduct/:id", "./routes/edit-product.tsx"),
      route("addProduct", "./routes/add-product.tsx"),
      route("makeAdmin", "./routes/make-admin.tsx"),
      route("mail", "./routes/mail.tsx"),
    ]),
  ]),
  route("*", "./routes/not-found.tsx"),
] satisfies RouteConfig
